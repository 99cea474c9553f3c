/** A PDF on its way to paper or to this computer. */

/** The address of a printed document must outlive the print dialog, which no event tells the end of. */
const ADDRESS_LIFE_MS = 10 * 60_000
/** A viewer that does not answer in this time does not print from inside the page. */
const VIEWER_WAIT_MS = 8_000

const forgetLater = (url: string): void => {
  window.setTimeout(() => URL.revokeObjectURL(url), ADDRESS_LIFE_MS)
}

/** Offers the document as a file. */
export const savePdf = (blob: Blob, fileName: string): void => {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  forgetLater(url)
}

const printInPage = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const frame = document.createElement('iframe')
    frame.title = 'Documento para imprimir'
    frame.setAttribute('aria-hidden', 'true')
    frame.tabIndex = -1
    frame.style.cssText = 'position:fixed;right:0;bottom:0;width:0;height:0;border:0'
    const wait = window.setTimeout(() => resolve(false), VIEWER_WAIT_MS)
    frame.addEventListener('load', () => {
      window.clearTimeout(wait)
      try {
        frame.contentWindow?.print()
        resolve(true)
      } catch (error) {
        // A viewer of another origin refuses to be told to print.
        if (!(error instanceof DOMException)) throw error
        resolve(false)
      }
    })
    frame.src = url
    document.body.append(frame)
    window.setTimeout(() => frame.remove(), ADDRESS_LIFE_MS)
  })

/**
 * Prints a document: from inside the page where the browser shows PDFs, else in a new tab, else as a file. Resolves when
 * the document has been handed over; whether the paper came out no browser tells.
 */
export const printPdf = async (blob: Blob, fileName: string): Promise<void> => {
  const url = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }))
  forgetLater(url)
  if (navigator.pdfViewerEnabled && (await printInPage(url))) return
  if (window.open(url, '_blank') === null) savePdf(blob, fileName)
}
