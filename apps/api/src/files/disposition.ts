/** How a file is offered to a browser. */
import { sanitiseFileName } from '@cauce/domain/text/file-name'

/** `Content-Disposition` of a file that is shown, with its name in both of the forms that browsers know. */
export const inlineDisposition = (nombre: string): string => {
  const name = sanitiseFileName(nombre)
  const ascii = name.normalize('NFD').replaceAll(/[^\x20-\x7e]|["\\]/gu, '')
  return `inline; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
