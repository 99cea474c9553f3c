/** What the machine is told of the files that a person chose. */
import { isPdf, type ChosenFile } from '@cauce/domain/chat/limits'

/** As much of the beginning as it takes to know whether it is a PDF. */
const HEAD_BYTES = 1024

export interface ReadFile extends ChosenFile {
  readonly id: string
  readonly file: File
}

/** A file that cannot be read cannot be sent either. */
const isPdfFile = async (file: File): Promise<boolean> => {
  try {
    return isPdf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  } catch {
    return false
  }
}

/** Reads the beginning of each file, in their order. */
export const readChosen = (files: readonly File[]): Promise<readonly ReadFile[]> =>
  Promise.all(
    files.map(async (file) => ({
      id: crypto.randomUUID(),
      nombre: file.name,
      tamano: file.size,
      pdf: await isPdfFile(file),
      file,
    })),
  )
