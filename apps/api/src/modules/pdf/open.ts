/** What this module lends to others. */
export { auditDownload } from './keep-document.ts'
export { printLetter } from './print-letter.ts'
