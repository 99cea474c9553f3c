/** A request for every call of the record, of sick leave and of the history, with the rule of who may. */
import { DELIVER_PERMISSION, HISTORY_LEAVES_PERMISSION } from '@cauce/contract/historico'
import { RECORD_MODEL, RECORD_ROUTE } from '@cauce/domain/clinical-record/record-components'
import { HISTORY_PERMISSION } from '@cauce/domain/session/permission-keys'
import { ANTECEDENT_CASES } from './antecedent-cases.ts'
import type { Caller } from './callers.ts'
import type { Whose } from './cases.ts'
import type { RecordSubject } from './record-subject.ts'
import { holds, isOwner, RULES } from './rules.ts'

/** The status of who passed the gate of the call; undefined: it is served. */
type RecordRule = (caller: Caller, whose: Whose) => number | undefined

const ANNUL_OTHERS = 'incapacidades.anular'
const isAffiliate = ({ name }: Caller): boolean => name === 'afiliado@'

/** The leave is signed by who registers it: with the name of another, it is refused at the field. */
const signs: RecordRule = (caller, whose) => {
  const refused = RULES.escribir(caller, whose)
  return refused ?? (caller.name === 'medico@' ? undefined : 422)
}

const annuls: RecordRule = (caller, whose) => {
  if (whose === 'ausente') return 404
  return isOwner(caller, whose) || holds(caller, ANNUL_OTHERS) ? undefined : 403
}

/** What one keeps for oneself: of anybody else it does not exist. */
const own: RecordRule = (caller, whose) => (isOwner(caller, whose) ? undefined : 404)

/** Of any affiliate, for the staff that holds the page. */
const ofAnybody: RecordRule = (caller, whose) => {
  if (isAffiliate(caller)) return 403
  return whose === 'ausente' ? 404 : undefined
}

/** What is asked before a medicine goes on: of who attends the affiliate, and of who hands it over. */
const reviews: RecordRule = (caller, whose) => {
  if (whose === 'ausente') return 404
  return holds(caller, DELIVER_PERMISSION) ? undefined : RULES.consulta(caller, whose)
}

/** Printed by who attends the affiliate, or from the page of the history. */
const printed =
  (page: string): RecordRule =>
  (caller, whose) => {
    if (isAffiliate(caller)) return 403
    if (whose === 'ausente') return 404
    return holds(caller, page) ? undefined : RULES.consulta(caller, whose)
  }

const wholeRecord: RecordRule = (caller, whose) => {
  if (isAffiliate(caller) || !holds(caller, HISTORY_PERMISSION)) return 403
  return whose === 'ausente' ? 404 : undefined
}

export interface RecordCase {
  readonly entry: string
  readonly variant?: string
  /** Left out: the answer does not depend on whose anything is. */
  readonly rule?: RecordRule
  /** The record is closed before. */
  readonly finalised?: true
  request(subject: RecordSubject): { readonly path: string; readonly body?: unknown }
}

const RECORD: readonly RecordCase[] = [
  {
    entry: 'historia.abrir',
    rule: RULES.consulta,
    request: ({ consulta }) => ({ path: `/historia/consulta/${consulta}` }),
  },
  {
    entry: 'historia.guardarBorrador',
    rule: RULES.escribir,
    request: ({ consulta }) => ({
      path: `/historia/borrador/${consulta}`,
      body: {
        modelo: RECORD_MODEL,
        ruta: RECORD_ROUTE,
        componente: 'examen',
        version: 0,
        datos: { examen_fisico: 'Dolor a la palpación' },
      },
    }),
  },
  {
    entry: 'historia.finalizar',
    rule: RULES.escribir,
    request: ({ consulta, componentes }) => ({
      path: `/historia/finalizar-historia-clinica/${consulta}`,
      body: { historia: componentes },
    }),
  },
  {
    entry: 'historia.anotar',
    rule: RULES.escribir,
    finalised: true,
    request: ({ consulta }) => ({
      path: `/historia/nota-aclaratoria/${consulta}`,
      body: { texto: 'El dolor empezó el lunes' },
    }),
  },
  {
    entry: 'historia.guardarPlantilla',
    rule: own,
    request: ({ plantilla }) => ({
      path: '/historia/plantillas/guardar',
      body: { id: plantilla, titulo: `Reposo ${plantilla}`, componente: 'plan', texto: 'Reposo de tres días' },
    }),
  },
  {
    entry: 'historia.eliminarPlantilla',
    rule: own,
    request: ({ plantilla }) => ({ path: '/historia/plantillas/eliminar', body: { id: plantilla } }),
  },
  { entry: 'favoritos.listar', request: () => ({ path: '/ordenamiento/favoritos/2' }) },
  {
    entry: 'favoritos.eliminar',
    rule: own,
    request: ({ favorito }) => ({ path: '/ordenamiento/favoritos/eliminar', body: { id: favorito } }),
  },
  {
    entry: 'conjuntos.eliminar',
    rule: own,
    request: ({ conjunto }) => ({ path: '/ordenamiento/conjuntos/eliminar', body: { id: conjunto } }),
  },
]

const LEAVES: readonly RecordCase[] = [
  {
    entry: 'incapacidades.contexto',
    rule: RULES.consulta,
    request: ({ consulta }) => ({ path: `/incapacidades/contexto/${consulta}` }),
  },
  { entry: 'incapacidades.colegioAfiliado', request: () => ({ path: '/colegios/buscarColegioAfiliado/1' }) },
  { entry: 'incapacidades.buscarColegio', request: () => ({ path: '/colegios/buscarColegio/aurora' }) },
  {
    entry: 'incapacidades.registrar',
    rule: signs,
    request: ({ formulario }) => ({ path: '/incapacidades/registrar', body: formulario }),
  },
  {
    entry: 'incapacidades.ultimasCinco',
    rule: RULES.consulta,
    request: ({ afiliado }) => ({
      path: '/incapacidades/listar-ultimas-cinco-incapacidades-afiliado',
      body: { afiliado_id: afiliado },
    }),
  },
  {
    entry: 'incapacidades.anular',
    rule: annuls,
    request: ({ incapacidad }) => ({
      path: '/incapacidades/anular',
      body: { id: incapacidad, motivo: 'Se expidió por error' },
    }),
  },
  {
    entry: 'incapacidades.levantar',
    rule: RULES.escribir,
    request: ({ incapacidad }) => ({
      path: '/incapacidades/levantar',
      body: { id: incapacidad, fecha_levantamiento: '2025-03-04', motivo: 'Se recuperó antes' },
    }),
  },
]

const ofAffiliate = (name: string, path: string): RecordCase => ({
  entry: `historico.${name}`,
  rule: ofAnybody,
  request: ({ afiliado }) => ({ path, body: { afiliado_id: afiliado } }),
})

const HISTORY: readonly RecordCase[] = [
  {
    entry: 'historico.afiliado',
    rule: ofAnybody,
    request: ({ afiliado }) => ({ path: `/historico/afiliados/${afiliado}` }),
  },
  {
    entry: 'historico.consulta',
    rule: ofAnybody,
    request: ({ consulta }) => ({ path: `/historico/consultas/${consulta}` }),
  },
  ofAffiliate('lineaDeTiempo', '/historico/linea-de-tiempo'),
  ofAffiliate('consultas', '/historico/consultas/buscar'),
  ofAffiliate('ordenes', '/historico/ordenes/buscar'),
  ofAffiliate('incapacidades', '/historico/incapacidades/buscar'),
  ofAffiliate('consentimientos', '/historico/consentimientos/buscar'),
  ofAffiliate('medicamentosParciales', '/historico/medicamentos-parciales/buscar'),
  {
    entry: 'alertas.porRevisar',
    variant: 'de una línea',
    rule: reviews,
    request: ({ linea }) => ({ path: '/alertas/por-revisar', body: { linea_id: linea } }),
  },
  {
    entry: 'historico.entregar',
    rule: ofAnybody,
    request: ({ linea }) => ({
      path: '/historico/medicamentos-parciales/entregar',
      body: { linea_id: linea, cantidad: 10, observacion: '' },
    }),
  },
]

const PAPERS: readonly RecordCase[] = [
  {
    entry: 'pdf.generar',
    variant: 'incapacidad',
    rule: printed(HISTORY_LEAVES_PERMISSION),
    request: ({ incapacidad }) => ({ path: '/pdf', body: { tipo: 'incapacidad', incapacidad_id: incapacidad } }),
  },
  {
    entry: 'pdf.generar',
    variant: 'historia',
    rule: printed(HISTORY_PERMISSION),
    finalised: true,
    request: ({ consulta }) => ({ path: '/pdf', body: { tipo: 'historia', id: consulta } }),
  },
  {
    entry: 'pdf.generar',
    variant: 'historia completa',
    rule: wholeRecord,
    finalised: true,
    request: ({ afiliado }) => ({ path: '/pdf', body: { tipo: 'historiaCompleta', id: afiliado } }),
  },
]

export const RECORD_CASES: readonly RecordCase[] = [...RECORD, ...LEAVES, ...HISTORY, ...PAPERS, ...ANTECEDENT_CASES]
