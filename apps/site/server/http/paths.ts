/** Where assistants call the site by the Model Context Protocol. */
export const MCP = '/mcp';

/** Base path of preview pictures. */
export const PREVIEWS = '/og';
