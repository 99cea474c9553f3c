/** What the chat says when it cannot do what it is asked. */

export const NOT_ONESELF = 'No puede abrir un chat con usted mismo.'
export const NOT_AN_EMPLOYEE = 'Esta persona no está activa o no usa el chat.'
export const OTHER_MESSAGE = 'Este mensaje ya se envió con otro texto. Escríbalo de nuevo.'
/** Said to a live connection that asks for a room that it may not enter. */
export const NO_SUCH_CHANNEL = 'No se encontró ese chat.'
export const TOO_MANY_CHANNELS = 'Tiene demasiados chats abiertos. Cierre alguno.'
/** Answer of a read mark. */
export const READ = 'Leído'
