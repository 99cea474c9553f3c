/** A request for every call of the allergies and states of a patient, with the rule of who may. */
import { ANTECEDENTS_ANYWHERE_PERMISSION } from '@cauce/contract/antecedentes'
import type { RecordCase } from './record-cases.ts'
import type { RecordSubject } from './record-subject.ts'
import { holds, RULES } from './rules.ts'

type Rule = NonNullable<RecordCase['rule']>

const SOURCE = 'paciente'
const CLOSING = { clase: 'alergia', como: 'refutada', motivo: 'Prueba de provocación negativa' }

/** Without a consultation: who may record anywhere, of an affiliate that exists. */
const anywhere: Rule = (caller, whose) => {
  if (!holds(caller, ANTECEDENTS_ANYWHERE_PERMISSION)) return 403
  return whose === 'ausente' ? 404 : undefined
}

const ofStaff: Rule = (caller, whose) => {
  if (caller.name === 'afiliado@') return 403
  return whose === 'ausente' ? 404 : undefined
}

const allergy = () => ({
  tipo: 'otra',
  nombre: `Sustancia de prueba ${Math.random()}`,
  severidad: 'leve',
  certeza: 'referida',
  origen: SOURCE,
})

const outside = () => ({
  tipo: 'otra',
  nombre: `Planta de prueba ${Math.random()}`,
  indicado_por: 'automedicacion',
  origen: SOURCE,
})

const BODIES: Readonly<Record<string, readonly [string, (subject: RecordSubject) => object]>> = {
  anotarAlergia: ['/antecedentes/alergias', allergy],
  responderAlergias: [
    '/antecedentes/alergias/respuesta',
    () => ({ respuesta: 'no_responde', origen: SOURCE, motivo: 'Llega inconsciente y sin acompañante' }),
  ],
  anotarEstado: ['/antecedentes/estados', () => ({ tipo: 'g6pd', presente: false, origen: SOURCE })],
  anotarToma: ['/antecedentes/tomas', outside],
  negarTomas: ['/antecedentes/tomas/respuesta', () => ({ origen: SOURCE })],
  cerrar: ['/antecedentes/cerrar', ({ alergia }) => ({ ...CLOSING, id: alergia })],
}

const writing = (variant: string | undefined, rule: Rule, withVisit: boolean): readonly RecordCase[] =>
  Object.entries(BODIES).map(([name, [path, made]]) => ({
    entry: `antecedentes.${name}`,
    ...(variant === undefined ? {} : { variant }),
    rule,
    request: (subject) => ({
      path,
      body: {
        afiliado_id: subject.afiliado,
        ...(withVisit ? { consulta_id: subject.consulta } : {}),
        ...made(subject),
      },
    }),
  }))

export const ANTECEDENT_CASES: readonly RecordCase[] = [
  {
    entry: 'antecedentes.leer',
    rule: RULES.consulta,
    request: ({ consulta }) => ({ path: `/antecedentes/consulta/${consulta}` }),
  },
  {
    entry: 'antecedentes.leerAfiliado',
    rule: ofStaff,
    request: ({ afiliado }) => ({ path: `/antecedentes/afiliado/${afiliado}` }),
  },
  {
    entry: 'antecedentes.buscarAlergeno',
    request: () => ({ path: '/antecedentes/alergenos/buscar', body: { texto: 'amoxi' } }),
  },
  {
    entry: 'antecedentes.buscarToma',
    request: () => ({ path: '/antecedentes/tomas/buscar', body: { texto: 'hiperico' } }),
  },
  {
    entry: 'resultados.leer',
    rule: RULES.consulta,
    request: ({ consulta }) => ({ path: `/resultados/consulta/${consulta}` }),
  },
  {
    entry: 'resultados.anotar',
    rule: RULES.escribir,
    request: ({ consulta }) => ({
      path: '/resultados/anotar',
      body: {
        consulta_id: consulta,
        fecha: '2026-01-15',
        origen: 'digitado',
        valores: [{ analito: 'TSH', valor: 2.5 }],
      },
    }),
  },
  {
    entry: 'resultados.corregir',
    rule: RULES.escribir,
    request: ({ consulta, resultado }) => ({
      path: '/resultados/corregir',
      body: { consulta_id: consulta, id: resultado, valor: null, motivo: 'Era de otro paciente' },
    }),
  },
  ...writing(undefined, RULES.escribir, true),
  ...writing('sin consulta', anywhere, false),
]
