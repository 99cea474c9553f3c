/** What is said of the files of a message; to the letter where the specification writes it. @fuente spec 2 §8 */

export const FILE_NOT_UPLOADED = 'Ocurrió un error al subir el archivo'
export const FILES_UPLOADED = 'Archivo subido correctamente.'
export const FILES_NOT_SAVED = 'Ocurrió un error al guardar la información del adjunto'
export const NO_DOWNLOAD_ADDRESS = 'No se obtuvo una URL válida para la descarga'
export const DOWNLOAD_FAILED = 'Ocurrió un error al descargar el archivo'

/** Said when nothing has left for a while. */
export const UPLOAD_STALLED = 'El envío no avanza. Se sigue desde lo que ya llegó.'
