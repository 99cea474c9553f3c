/** What is said when the captcha does not let somebody by. @fuente spec 1 §8 */
export const CAPTCHA_FAILED = 'Confirme que no es un robot. Intente de nuevo.'
export const CAPTCHA_DOWN =
  'En este momento no se puede comprobar que usted no es un robot. Intente de nuevo en unos minutos.'
/** The installation has a captcha without the key that shows it. */
export const CAPTCHA_NO_KEY =
  'A este servidor le falta la clave del captcha y nadie puede ingresar. Avise a quien administra Cauce.'
/** Its script did not arrive. */
export const CAPTCHA_NOT_LOADED =
  'No se pudo cargar la comprobación de que usted no es un robot. Revise su conexión y cárguela de nuevo.'
/** Sent before it is there. */
export const CAPTCHA_LOADING = 'Espere un momento: se está cargando la comprobación de que usted no es un robot.'
