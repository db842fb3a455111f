package render

// The types of this file are the parts of SARIF 2.1.0 that we write. Fields
// without omitempty are required by the standard, or empty on purpose.

type sarifLog struct {
	Schema  string     `json:"$schema"`
	Version string     `json:"version"`
	Runs    []sarifRun `json:"runs"`
}

type sarifRun struct {
	Tool        sarifTool         `json:"tool"`
	Invocations []sarifInvocation `json:"invocations"`
	ColumnKind  string            `json:"columnKind"`
	Results     []sarifResult     `json:"results"`
}

type sarifTool struct {
	Driver sarifDriver `json:"driver"`
}

type sarifDriver struct {
	Name           string      `json:"name"`
	InformationURI string      `json:"informationUri"`
	Version        string      `json:"version,omitempty"`
	Rules          []sarifRule `json:"rules"`
}

type sarifRule struct {
	ID               string        `json:"id"`
	ShortDescription *sarifMessage `json:"shortDescription,omitempty"`
	FullDescription  *sarifMessage `json:"fullDescription,omitempty"`
	Help             *sarifMessage `json:"help,omitempty"`
	HelpURI          string        `json:"helpUri,omitempty"`
	Properties       sarifTags     `json:"properties"`
}

type sarifTags struct {
	Tags []string `json:"tags"`
}

type sarifMessage struct {
	Text     string `json:"text"`
	Markdown string `json:"markdown,omitempty"`
}

type sarifInvocation struct {
	ExecutionSuccessful bool                `json:"executionSuccessful"`
	Notifications       []sarifNotification `json:"toolExecutionNotifications,omitempty"`
}

type sarifNotification struct {
	Level     string          `json:"level"`
	Message   sarifMessage    `json:"message"`
	Locations []sarifLocation `json:"locations,omitempty"`
}

type sarifResult struct {
	RuleID        string              `json:"ruleId"`
	RuleIndex     int                 `json:"ruleIndex"`
	Level         string              `json:"level"`
	Message       sarifMessage        `json:"message"`
	Locations     []sarifLocation     `json:"locations,omitempty"`
	Related       []sarifLocation     `json:"relatedLocations,omitempty"`
	CodeFlows     []sarifCodeFlow     `json:"codeFlows,omitempty"`
	Fixes         []sarifFix          `json:"fixes,omitempty"`
	Fingerprints  map[string]string   `json:"partialFingerprints,omitempty"`
	BaselineState string              `json:"baselineState,omitempty"`
	Suppressions  *[]sarifSuppression `json:"suppressions,omitempty"` // on all results or on none
	Properties    sarifProperties     `json:"properties"`
}

type sarifProperties struct {
	Category   string `json:"category,omitempty"`
	Confidence string `json:"confidence"`
}

type sarifSuppression struct {
	Kind          string `json:"kind"`
	Status        string `json:"status"`
	Justification string `json:"justification"`
}

type sarifLocation struct {
	ID       int                    `json:"id,omitempty"`
	Physical *sarifPhysicalLocation `json:"physicalLocation,omitempty"`
	Logical  []sarifLogicalLocation `json:"logicalLocations,omitempty"`
	Message  *sarifMessage          `json:"message,omitempty"`
}

type sarifPhysicalLocation struct {
	Artifact sarifArtifact `json:"artifactLocation"`
	Region   *sarifRegion  `json:"region,omitempty"`
}

type sarifLogicalLocation struct {
	FullyQualifiedName string `json:"fullyQualifiedName"`
	Kind               string `json:"kind"`
}

type sarifArtifact struct {
	URI string `json:"uri"`
}

type sarifRegion struct {
	StartLine   int `json:"startLine"`
	StartColumn int `json:"startColumn,omitempty"`
	EndLine     int `json:"endLine,omitempty"`
	EndColumn   int `json:"endColumn,omitempty"`
}

type sarifCodeFlow struct {
	ThreadFlows []sarifThreadFlow `json:"threadFlows"`
}

type sarifThreadFlow struct {
	Locations []sarifFlowLocation `json:"locations"`
}

type sarifFlowLocation struct {
	Location sarifLocation `json:"location"`
}

type sarifFix struct {
	Description sarifMessage          `json:"description"`
	Changes     []sarifArtifactChange `json:"artifactChanges"`
}

type sarifArtifactChange struct {
	Artifact     sarifArtifact      `json:"artifactLocation"`
	Replacements []sarifReplacement `json:"replacements"`
}

type sarifReplacement struct {
	Deleted  sarifRegion  `json:"deletedRegion"`
	Inserted sarifContent `json:"insertedContent"`
}

type sarifContent struct {
	Text string `json:"text"`
}
