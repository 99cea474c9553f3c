/** A file on its way to the person's downloads. */

/** Long enough for the browser to have begun the download, which no event tells. */
const ADDRESS_LIFE_MS = 60_000

/** Offers `blob` as a file called `name`. Its address is taken back by itself. */
export const saveFile = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  window.setTimeout(() => URL.revokeObjectURL(url), ADDRESS_LIFE_MS)
}
