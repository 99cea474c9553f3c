/** A clinician who writes records in front of the demo, for tests of their calls. Every visit is a new consultation. */
import * as Schema from 'effect/Schema'
import { RECORD_MODEL, RECORD_ROUTE } from '@cauce/domain/clinical-record/record-components'
import type { RecordComponent, RecordComponents } from '@cauce/domain/clinical-record/record-components'
import type { RecordDiagnosis } from '@cauce/domain/clinical-record/record'
import { historia } from '@cauce/contract/historia'
import { DOCTOR, openOrdering, type Ordering, type Sending } from './ordering.ts'
import { insertVisit, readyRecord } from './record-visit.ts'
import type { Answered, TestOptions } from './server.ts'

/** Consultation 1 of the demo is of her. */
export const MARIA = '43512887'
/** Nobody ever wrote a record of him. */
export const DEIBER = '1076321450'

const decodeView = Schema.decodeUnknownSync(historia.abrir.answer)
export type View = typeof historia.abrir.answer.Type

interface Visit {
  readonly documento?: string
  readonly medico?: string
  readonly estado_id?: number
  /** When it takes place; the hour of the server unless told. */
  readonly fecha_hora?: Date
}

export interface DraftToSave {
  readonly componente: RecordComponent
  readonly datos: object
  /** 0 unless told. */
  readonly version?: number
  readonly equipo?: string
}

export interface Records {
  readonly ordering: Ordering
  /** A new consultation of the doctor, in progress unless told. @returns its id */
  visit(visit?: Visit): Promise<number>
  view(consulta: number, sending?: Sending): Promise<View>
  save(consulta: number, draft: DraftToSave, sending?: Sending): Promise<Answered>
  /** Components that can be finalised, with what the test changes. */
  complete(change?: Partial<RecordComponents>): Promise<RecordComponents>
  diagnosis(codigo: string, change?: Partial<RecordDiagnosis>): Promise<RecordDiagnosis>
  finalise(consulta: number, historia: unknown, more?: Sending & { readonly versiones?: object }): Promise<Answered>
  note(consulta: number, texto: unknown, sending?: Sending): Promise<Answered>
  /** Entries of the audit of that record, the first one first. */
  audited(accion: string, consulta: number): Promise<readonly unknown[]>
  close(): Promise<void>
}

export const openRecords = async (options: TestOptions = {}): Promise<Records> => {
  const ordering = await openOrdering(options)
  const { db } = ordering.server
  const visit: Records['visit'] = ({ documento = DEIBER, medico = DOCTOR, estado_id, fecha_hora } = {}) =>
    insertVisit(db, { documento, medico, estado_id, fecha_hora: fecha_hora ?? options.now?.() ?? new Date() })
  const diagnosis: Records['diagnosis'] = async (codigo, change = {}) => {
    const row = await db
      .selectFrom('cie10')
      .select(['id', 'codigo', 'nombre'])
      .where('codigo', '=', codigo)
      .executeTakeFirstOrThrow()
    return { ...row, principal: true, tipo: '01', ...change }
  }
  return {
    ordering,
    visit,
    diagnosis,
    view: async (consulta, sending = {}) =>
      decodeView((await ordering.get(`/historia/consulta/${consulta}`, sending)).body),
    save: (consulta, { version = 0, ...draft }, sending = {}) =>
      ordering.post(
        `/historia/borrador/${consulta}`,
        { modelo: RECORD_MODEL, ruta: RECORD_ROUTE, version, ...draft },
        sending,
      ),
    complete: async (change) => readyRecord(await diagnosis('M545'), change),
    finalise: (consulta, record, { versiones, ...sending } = {}) =>
      ordering.post(
        `/historia/finalizar-historia-clinica/${consulta}`,
        { historia: record, ...(versiones === undefined ? {} : { versiones }) },
        sending,
      ),
    note: (consulta, texto, sending = {}) =>
      ordering.post(`/historia/nota-aclaratoria/${consulta}`, { texto }, sending),
    audited: async (accion, consulta) =>
      (
        await db
          .selectFrom('auditoria')
          .select('detalle')
          .where('accion', '=', accion)
          .where('recurso', '=', 'historia')
          .where('recurso_id', '=', String(consulta))
          .orderBy('id')
          .execute()
      ).map(({ detalle }) => detalle),
    close: () => ordering.close(),
  }
}
