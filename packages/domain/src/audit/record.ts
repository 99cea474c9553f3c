/** The record of an audit entry: what it is called, and where it can be seen. */
import * as modules from './module-records.ts'

/** Where a record is seen, and who may. */
export interface RecordPlace {
  /** From the root, with its query. */
  readonly ruta: string
  /** Permission that the screen asks for. */
  readonly permiso: string
}

export interface RecordWords {
  readonly texto: string
  readonly permiso?: string
  /** Address of the record; its identifier is already fit for one. */
  readonly ruta?: (id: string) => string
}

/** What the records of a module are called. */
export type ModuleRecords = Readonly<Record<string, RecordWords>>

const ofModules: readonly ModuleRecords[] = Object.values(modules)

const RECORDS: ModuleRecords = {
  ...Object.fromEntries(ofModules.flatMap((of) => Object.entries(of))),
  afiliado: {
    texto: 'Afiliado',
    permiso: 'historico.atenciones',
    ruta: (id) => `/historico/consultas?afiliado=${id}`,
  },
  agenda: {
    texto: 'Agenda del',
    permiso: 'panelmedico.atenciones',
    ruta: (id) => `/panelMedico/atencion?fecha=${id}`,
  },
  auditoria: { texto: 'Auditoría' },
  canal: { texto: 'Chat' },
  carga_usuarios: { texto: 'Carga de usuarios' },
  cliente: { texto: 'Programa de la API', permiso: 'api.clientes', ruta: () => '/api/clientes' },
  consulta: { texto: 'Consulta', permiso: 'blog.vista', ruta: (id) => `/panelMedico/atencion/${id}` },
  consentimiento: { texto: 'Consentimiento' },
  contenido: {
    texto: 'Manual o novedad',
    permiso: 'inicio.gestionContenido',
    ruta: (id) => `/inicio/gestionContenido?id=${id}`,
  },
  documento: { texto: 'Documento' },
  favorito: { texto: 'Línea favorita' },
  maestro: { texto: 'Registro de un maestro' },
  mensaje: { texto: 'Mensaje del chat' },
  historia: {
    texto: 'Historia de la consulta',
    permiso: 'blog.vista',
    ruta: (id) => `/panelMedico/atencion/${id}`,
  },
  operador: { texto: 'Operador' },
  orden: { texto: 'Orden' },
  orden_articulos: { texto: 'Línea de medicamento' },
  orden_procedimientos: { texto: 'Línea de orden' },
  permiso: {
    texto: 'Permiso',
    permiso: 'modulo.permisos',
    ruta: (id) => `/desarrollo/permiso?permiso=${id}&ver=si`,
  },
  plantilla: { texto: 'Plantilla de texto' },
  referencia: {
    texto: 'Remisión',
    permiso: 'referencia.seguimientos',
    ruta: (id) => `/referencia/seguimientos?remision=${id}`,
  },
  reporte: { texto: 'Informe' },
  rol: { texto: 'Rol', permiso: 'admin.roles', ruta: (id) => `/admin/roles?rol=${id}&abrir=editar` },
  sesion: { texto: 'Sesión' },
  usuario: { texto: 'Usuario', permiso: 'admin.usuarios', ruta: (id) => `/admin/usuarios?usuario=${id}&ver=datos` },
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

/** Where the record is seen; null where there is no screen of it. */
export const recordPlace = (recurso: string, id: string | null): RecordPlace | null => {
  const { ruta, permiso } = RECORDS[recurso] ?? {}
  return id === null || ruta === undefined || permiso === undefined
    ? null
    : { ruta: ruta(encodeURIComponent(id)), permiso }
}
