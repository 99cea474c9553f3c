/** A PDF on its way to a person: opened to be read and printed, or saved on this computer. */
import { showToast } from '@cauce/ui/toaster/toaster'

/** The address of an opened document must outlive its reading, which no event tells the end of. */
const ADDRESS_LIFE_MS = 60 * 60_000

/** Said when the browser refuses a new tab. */
export const SAVED_INSTEAD = 'El navegador no dejó abrir el documento: quedó en las descargas para imprimirlo.'

/** An address of this page under which the document is read for a while, always as a PDF. */
export const addressOf = (blob: Blob): string => {
  const url = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }))
  window.setTimeout(() => URL.revokeObjectURL(url), ADDRESS_LIFE_MS)
  return url
}

/** Offers what is under an address as a file. */
export const saveAddress = (url: string, fileName: string): void => {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
}

/** Offers the document as a file. */
export const savePdf = (blob: Blob, fileName: string): void => saveAddress(addressOf(blob), fileName)

/**
 * Opens a document in a tab of its own, where the browser's viewer prints it; where no tab may be opened it is saved as a
 * file. It is not sent to the printer from a hidden frame: some viewers crash the whole page when they are told to.
 */
export const openPdf = (blob: Blob, fileName: string): void => {
  const url = addressOf(blob)
  if (window.open(url, '_blank') !== null) return
  saveAddress(url, fileName)
  void showToast({ message: SAVED_INSTEAD, tone: 'information' })
}
