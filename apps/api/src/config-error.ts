/** A setting that cannot be used; the message is for the person who starts the server. */
export class ConfigError extends Error {}
