/** The database cannot be opened; the message is for the person who starts the server. */
export class DatabaseProblem extends Error {}
