interface ImportMetaEnv {
  /** Version of the product that this build belongs to. */
  readonly CAUCE_VERSION?: string
}
