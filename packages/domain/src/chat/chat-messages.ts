/** What the chat says when something fails; to the letter. @fuente spec 2 §8 */

export const MESSAGES_FAILED = 'No se han podido cargar los mensajes'
export const SEND_FAILED = 'Ocurrió un error al enviar el mensaje'
