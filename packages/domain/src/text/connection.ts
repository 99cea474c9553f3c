/** What is said when the server did not answer. */
export const CONNECTION_LOST =
  'No hay respuesta del servidor. Lo que escribió se conserva: revise la conexión y vuelva a intentar.'
