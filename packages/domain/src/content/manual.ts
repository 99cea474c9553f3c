/** What is said where the manual of the product is not there to be read. */

export const NOT_GENERATED =
  'El manual todavía no se ha generado en este servidor. Quien lo administra ejecuta «npm run docs».'
export const UNREADABLE = 'El manual que hay es de otra versión. Quien administra el servidor ejecuta «npm run docs».'
