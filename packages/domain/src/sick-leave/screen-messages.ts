/** What the screen of sick leave says on its own, where the server said nothing. */

/** @fuente spec 2 §8; a failed network is told as what it is */
export const LEAVE_UNANSWERED = 'No se sabe si la incapacidad quedó registrada: el servidor no respondió.'
/** It did not get to the server, or the server refused it without a word. */
export const LEAVE_NOT_REGISTERED =
  'La incapacidad no se registró. Inténtelo de nuevo; si sigue igual, recargue la página.'
export const LEAVE_REGISTERED_BEFORE =
  'Un envío anterior sí registró una incapacidad. Revise las últimas cinco antes de registrar otra.'
export const LEAVE_SENT = '¡Incapacidad enviada con éxito!'
export const LEAVES_FAILED = 'No se pudieron cargar las últimas incapacidades.'
export const LEAVE_CONTEXT_FAILED = 'No se pudieron cargar los datos de la incapacidad.'
/** Said over what was known before. */
export const LEAVE_CONTEXT_OLD = 'No se pudo comprobar lo último del afiliado: se muestra lo que ya se sabía.'
export const SCHOOLS_FAILED = 'No se pudieron buscar los colegios.'
export const SECRETARIATS_FAILED = 'No se pudo cargar la lista de secretarías de educación.'
