/** What is asked of a master and of a queue of a million rows, and the bare query that answers the same. */
import { MAX_COUNTED } from '@cauce/domain/kit/list/counted'

export interface Question {
  readonly name: string
  readonly path: string
  readonly body: unknown
  /** Whether its bar is judged. */
  readonly who: 'maestro' | 'cola'
  /** Statements without parameters; their rows one after another are the answer. */
  readonly bare: readonly string[]
}

const MASTER = '/maestros/admin/empresas/buscar'
const QUEUE = '/referencias/listar'
const PAGE = 20

/** Words that a search looks for, as the table has them. */
const having = (column: string, texto: string): string =>
  texto
    .split(' ')
    .map((word) => `${column} like '%${word}%'`)
    .join(' and ')
const upTo = (rows: string): string => `select count(*) from (${rows} limit ${MAX_COUNTED + 1}) as contadas`

const company = (
  name: string,
  body: { readonly texto?: string; readonly estado?: string; readonly pagina?: number },
): Question => {
  const { texto, estado, pagina = 1 } = body
  const found = texto === undefined ? 'true' : having('t.busqueda', texto)
  const state = estado === undefined ? 'true' : estado === 'activos' ? 't.activo' : 'not t.activo'
  return {
    name: `empresas: ${name}`,
    path: MASTER,
    body,
    who: 'maestro',
    bare: [
      ...['t.activo', 'not t.activo'].map((one) => upTo(`select 1 from empresas t where ${found} and ${one}`)),
      `select t.*, m.nombre as municipio from (
         select t.* from empresas t where ${found} and ${state} order by sin_acentos(t.razon_social), t.id
         limit ${PAGE} offset ${(pagina - 1) * PAGE}) as t join municipios m on m.id = t.municipio_id
       order by sin_acentos(t.razon_social), t.id`,
    ],
  }
}

interface Asked {
  readonly cola: 'seguimiento' | 'procesado'
  readonly texto?: string
  readonly codigo?: string
  readonly estado?: string
}

const referral = (name: string, { cola, texto, codigo, estado }: Asked): Question => {
  const said = codigo ?? texto
  const found =
    said === undefined
      ? 'true'
      : `f.id in (select y.id from referencias y join afiliados x on x.id = y.afiliado_id where ${having('x.busqueda', said.toLowerCase())}
          union all select y.id from referencias y where y.codigo_remision ilike '%${said}%')`
  const states =
    estado === undefined ? (cola === 'procesado' ? ['Cerrado'] : ['Pendiente', 'En seguimiento']) : [estado]
  const counts = cola === 'procesado' ? ['Cerrado'] : ['Pendiente', 'En seguimiento']
  const open = cola === 'procesado' ? '' : `and f.estado <> 'Cerrado'`
  const only = states.length === 1 ? `and f.estado = '${states.join('')}'` : ''
  return {
    name: `remisiones: ${name}`,
    path: QUEUE,
    body: { cola, ...(said === undefined ? {} : { texto: said }), ...(estado === undefined ? {} : { estado }) },
    who: 'cola',
    bare: [
      ...counts.map((one) => upTo(`select 1 from referencias f where ${found} and f.estado = '${one}'`)),
      `select f.*, a.*, t.vence_at, c.id as canal from (
         select f.id as elegida from referencias f
           ${cola === 'procesado' ? '' : `left join terminos t on t.dueno_tipo = 'referencia' and t.dueno_id = f.id and t.gobierna`}
         where ${found} ${open} ${only}
         order by ${cola === 'procesado' ? 'f.created_at desc' : '(extract(epoch from now() - t.inicio_at) / extract(epoch from t.vence_at - t.inicio_at)) desc'}, f.id desc
         limit ${PAGE}) as p
       join referencias f on f.id = p.elegida join afiliados a on a.id = f.afiliado_id join canales c on c.referencia_id = f.id
       left join terminos t on t.dueno_tipo = 'referencia' and t.dueno_id = f.id and t.gobierna`,
    ],
  }
}

export const QUESTIONS: readonly Question[] = [
  company('primera página, con sus cuentas', {}),
  company('página 500', { pagina: 500 }),
  company('solo inactivas', { estado: 'inactivos' }),
  company('palabra de 50 000', { texto: 'panaderia' }),
  company('dos palabras', { texto: 'panaderia 65432' }),
  company('un NIT', { texto: '700654321' }),
  referral('primera página de las que esperan', { cola: 'seguimiento' }),
  referral('las pendientes', { cola: 'seguimiento', estado: 'Pendiente' }),
  referral('por nombre, de las que esperan', { cola: 'seguimiento', texto: 'gomez 20000012' }),
  referral('primera página de las cerradas', { cola: 'procesado' }),
  referral('por nombre, de las cerradas', { cola: 'procesado', texto: 'gomez 20000012' }),
  referral('por código, de las cerradas', { cola: 'procesado', codigo: 'MED-00654321' }),
]
