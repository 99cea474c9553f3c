/**
 * Documents that are shown before they are kept. They live in memory only: the machine holds a name, and a name that a
 * reload made meaningless is told by {@link previewOf}.
 */
const documents = new Map<string, Blob>()

/** Keeps one document, the latest, and gives its name. */
export const keepPreview = (document: Blob): string => {
  documents.clear()
  const name = `vista-previa:${crypto.randomUUID()}`
  documents.set(name, document)
  return name
}

/** The document of a name, or null when this page never had it. */
export const previewOf = (name: string | null): Blob | null => (name === null ? null : (documents.get(name) ?? null))
