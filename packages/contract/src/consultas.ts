/** The day's consultations and the consultation that is open. @fuente spec 1 §2, spec 2 §7 */
import * as Schema from 'effect/Schema'
import { AgendaRow, Consultation, Measures } from '@cauce/domain/consultation/consultation'
import { ConsentSubmission } from '@cauce/domain/consent/consent-submission'
import { SchemeCreatinine } from '@cauce/domain/oncology/creatinine'
import { Instant, PathId } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { day, defineList, rowOf, textOf } from './kit/list.ts'
import { pageInBody, pageOf } from './kit/page.ts'

export const AGENDA_PERMISSION = 'panelmedico.atenciones'

/** Travels in the body: `texto` is the name or the document of a patient, which no address may carry. */
export const agendaList = defineList({
  filters: {
    fecha: day(),
    estado: rowOf('estado_id'),
    sede: rowOf('rep_id'),
    texto: textOf(100, { isPrivate: true }),
  },
  sorts: { hora: 'up', afiliado: 'up', estado: 'up' },
  usual: 'hora',
})

export const consultas = {
  agenda: entry({
    method: 'POST',
    path: '/consultas/agenda/buscar',
    kind: 'read',
    access: { permission: AGENDA_PERMISSION },
    summary: 'Consultas de un día, del profesional que pregunta (o de todos con el permiso consultas.todas).',
    body: Schema.Struct({ ...agendaList.fields, ...pageInBody }),
    answer: pageOf(AgendaRow, {
      /** Rows by state on that day with the other filters applied; for the chips. */
      por_estado: Schema.Array(Schema.Struct({ estado_id: Schema.Int, nombre: Schema.String, total: Schema.Int })),
      sedes: Schema.Array(Schema.Struct({ id: Schema.Int, nombre: Schema.String })),
    }),
  }),
  consulta: entry({
    method: 'GET',
    path: '/consultas/consulta/:id',
    kind: 'read',
    access: { permission: 'blog.vista' },
    summary: 'La consulta con su afiliado.',
    params: Schema.Struct({ id: PathId }),
    answer: Consultation,
  }),
  abrir: entry({
    method: 'POST',
    path: '/consultas/abrir/:id',
    kind: 'write',
    repeat: { naturalKey: 'Una consulta abierta se continúa.' },
    access: { permission: AGENDA_PERMISSION },
    summary: 'El profesional empieza o continúa la atención: la consulta pasa a En consulta.',
    params: Schema.Struct({ id: PathId }),
    answer: Schema.Struct({ id: Schema.Int, estado_id: Schema.Int, estado: Schema.String }),
  }),
  foto: entry({
    method: 'POST',
    path: '/consultas/foto',
    kind: 'write',
    repeat: 'idempotent',
    access: { permission: 'blog.vista' },
    summary: 'Guarda el consentimiento informado firmado (o el disentimiento).',
    body: ConsentSubmission,
    answer: Schema.Struct({
      id: Schema.Int,
      orden_id: Schema.Int,
      cup_id: Schema.Int,
      estado: Schema.Literals(['firmado', 'disentido']),
      huella: Schema.String,
      version: Schema.Int,
      codigo_verificacion: Schema.String,
      created_at: Instant,
      mensaje: Schema.String,
    }),
    failures: [
      [403, 'misma.mano'],
      [409, 'consentimiento.texto_cambio'],
      [409, 'consentimiento.ya_firmado'],
    ],
  }),
  registrarMedidas: entry({
    method: 'POST',
    path: '/historia/medidas/:consulta',
    kind: 'write',
    repeat: 'idempotent',
    access: { permission: 'blog.vista' },
    summary: 'Guarda peso y talla de hoy; el servidor calcula el índice de masa y la superficie corporal.',
    params: Schema.Struct({ consulta: PathId }),
    /** kg and cm, one decimal. */
    body: Schema.Struct({
      peso: Schema.Finite,
      talla: Schema.Finite,
      /** Measures that are hardly this patient's are kept only when who writes them says that they are right. */
      confirmado: Schema.optionalKey(Schema.Boolean),
    }),
    answer: Schema.Struct({ isc: Schema.Number, medidas: Measures, mensaje: Schema.String }),
    failures: [[409, 'medidas.por_confirmar']],
  }),
  historiaRegistro: entry({
    method: 'GET',
    path: '/historia/registro/:consulta',
    kind: 'read',
    access: { permission: 'blog.vista' },
    summary:
      'Registro clínico de la consulta: superficie corporal, medidas y la creatinina con que se calcula una dosis.',
    params: Schema.Struct({ consulta: PathId }),
    answer: Schema.Struct({
      isc: Schema.NullOr(Schema.Number),
      medidas: Schema.NullOr(Measures),
      creatinina: SchemeCreatinine,
    }),
  }),
} as const
