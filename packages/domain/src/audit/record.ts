/** The record of an audit entry: what it is called, and where it can be seen. */

const RECORDS: Readonly<Record<string, { readonly texto: string; readonly lugar?: (id: string) => string }>> = {
  afiliado: { texto: 'Afiliado' },
  agenda: { texto: 'Agenda del', lugar: (id) => `/panelMedico/atencion?fecha=${encodeURIComponent(id)}` },
  auditoria: { texto: 'Auditoría' },
  carga_usuarios: { texto: 'Carga de usuarios' },
  cliente: { texto: 'Programa de la API', lugar: () => '/api/clientes' },
  consulta: { texto: 'Consulta', lugar: (id) => `/panelMedico/consulta/${encodeURIComponent(id)}` },
  consentimiento: { texto: 'Consentimiento' },
  contenido: { texto: 'Manual o novedad' },
  documento: { texto: 'Documento' },
  estado: { texto: 'Estado' },
  operador: { texto: 'Operador' },
  orden: { texto: 'Orden' },
  orden_procedimientos: { texto: 'Línea de orden' },
  permiso: { texto: 'Permiso' },
  rol: { texto: 'Rol' },
  sesion: { texto: 'Sesión' },
  usuario: { texto: 'Usuario' },
}

/** Kinds of record that the audit can be searched by. */
export const RECORD_KINDS: readonly { readonly recurso: string; readonly texto: string }[] = Object.entries(RECORDS)
  .filter(([recurso]) => recurso !== 'agenda' && recurso !== 'auditoria')
  .map(([recurso, { texto }]) => ({ recurso, texto }))

/** `Consulta 118`, `Sesión`; a kind that this version does not know, as it is stored. */
export const recordText = (recurso: string, id: string | null): string => {
  const words = RECORDS[recurso]?.texto ?? recurso
  return id === null ? words : `${words} ${id}`
}

/** Path of the screen that shows the record; null where there is none. */
export const recordPlace = (recurso: string, id: string | null): string | null =>
  id === null ? null : (RECORDS[recurso]?.lugar?.(id) ?? null)
