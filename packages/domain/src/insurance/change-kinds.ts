/** What may change in an affiliate, as values: what each change asks, whether it needs a paper, and whether another person verifies it. @fuente modulos/aseguramiento-y-red.md §3.2 */
import {
  address,
  choice,
  code,
  date,
  email,
  type Field,
  integer,
  MUNICIPALITY,
  note,
  phone,
  reference,
  text,
} from '../kit/master/field.ts'
import type { CauseKind } from './cause-kind.ts'
import { KINSHIP_OPTIONS } from './kinship.ts'

/** By what the state of an affiliate moves. */
export type StateMove = CauseKind | 'revertir'

export interface ChangeKind {
  readonly etiqueta: string
  /** Another person verifies it before anything changes. */
  readonly segunda: boolean
  /** It names the paper that proves it. */
  readonly soporte: boolean
  readonly fields: Readonly<Record<string, Field>>
  /** The state that follows from it. */
  readonly mueve?: StateMove
  /** It holds from the day that the rule says, and not from one that a person chooses. */
  readonly fechaPropia?: true
}

const DOCUMENT_TYPE = { table: 'tipos_documento', code: 'codigo', title: 'nombre' } as const
const SITE = { table: 'reps', code: 'codigo', title: 'nombre', activeOnly: true } as const
const PERSON = { table: 'afiliados', code: 'numero_documento', title: 'busqueda' } as const
const CAUSE = { table: 'causas_afiliacion', code: 'codigo', title: 'nombre', activeOnly: true } as const

const optional = { optional: true } as const
const cause = (label: string) => ({ causa_id: reference(label, CAUSE) })
const ofState = (etiqueta: string, mueve: StateMove, fields: ChangeKind['fields']): ChangeKind => ({
  etiqueta,
  segunda: true,
  soporte: true,
  mueve,
  fields,
})

const KINDS = {
  contacto: {
    etiqueta: 'Datos de contacto',
    segunda: false,
    soporte: false,
    fields: {
      direccion: address('Dirección', optional),
      zona: choice(
        'Zona',
        [
          { value: 'urbana', label: 'Urbana' },
          { value: 'rural', label: 'Rural' },
        ],
        optional,
      ),
      estrato: integer('Estrato', { min: 1, max: 6, ...optional }),
      celular1: phone('Celular', optional),
      celular2: phone('Otro teléfono', optional),
      correo1: email('Correo', optional),
      correo2: email('Otro correo', optional),
    },
  },
  nombre: {
    etiqueta: 'Nombres, sexo o nacimiento',
    segunda: true,
    soporte: true,
    fields: {
      primer_nombre: text('Primer nombre', { max: 60 }),
      segundo_nombre: text('Segundo nombre', { max: 60, ...optional }),
      primer_apellido: text('Primer apellido', { max: 60 }),
      segundo_apellido: text('Segundo apellido', { max: 60, ...optional }),
      sexo: choice('Sexo', [
        { value: 'F', label: 'Femenino' },
        { value: 'M', label: 'Masculino' },
        { value: 'I', label: 'Indeterminado' },
      ]),
      fecha_nacimiento: date('Fecha de nacimiento'),
    },
  },
  documento: {
    etiqueta: 'Documento de identidad',
    segunda: true,
    soporte: true,
    fields: { tipo_documento_id: reference('Tipo de documento', DOCUMENT_TYPE), numero: code('Número', { max: 20 }) },
  },
  residencia: {
    etiqueta: 'Municipio de residencia',
    segunda: false,
    soporte: false,
    fields: { municipio_id: reference('Municipio', MUNICIPALITY) },
  },
  ips_primaria: {
    etiqueta: 'IPS primaria',
    segunda: false,
    soporte: false,
    fechaPropia: true,
    fields: { rep_id: reference('Sede', SITE) },
  },
  regimen: {
    etiqueta: 'Régimen',
    segunda: true,
    soporte: true,
    fields: {
      regimen: choice('Régimen', [
        { value: 'contributivo', label: 'Contributivo' },
        { value: 'magisterio', label: 'Magisterio' },
      ]),
    },
  },
  inclusion: {
    etiqueta: 'Entra al grupo de un cotizante',
    segunda: true,
    soporte: true,
    fields: { cotizante_id: reference('Cotizante', PERSON), parentesco: choice('Parentesco', KINSHIP_OPTIONS) },
  },
  exclusion: {
    etiqueta: 'Sale de su grupo familiar',
    segunda: true,
    soporte: true,
    fields: { motivo: note('Por qué sale', { max: 300 }) },
  },
  suspension: ofState('Suspensión', 'suspender', cause('Causa')),
  proteccion: ofState('Protección laboral', 'proteger', {
    ...cause('Causa'),
    hasta: date('Último día de la protección'),
  }),
  levantamiento: ofState('Levantar la suspensión o la protección', 'levantar', cause('Causa')),
  retiro: ofState('Retiro', 'retirar', cause('Causa')),
  reingreso: ofState('Ingreso o reingreso', 'activar', cause('Causa')),
  fallecimiento: ofState('Fallecimiento', 'fallecer', cause('De dónde se sabe')),
  reversion: {
    ...ofState('Reversar un fallecimiento', 'revertir', { motivo: note('Por qué no falleció', { max: 300 }) }),
    fechaPropia: true,
  },
  gestacion: {
    etiqueta: 'Gestación',
    segunda: false,
    soporte: true,
    fields: { hasta: date('Fecha probable de parto') },
  },
  discapacidad: {
    etiqueta: 'Discapacidad',
    segunda: true,
    soporte: true,
    fields: { hasta: date('Último día, si vence', optional) },
  },
} as const satisfies Readonly<Record<string, ChangeKind>>

export type ChangeName = keyof typeof KINDS
export const CHANGE_KINDS: Readonly<Record<ChangeName, ChangeKind>> = KINDS
export const isChangeName = (name: string): name is ChangeName => Object.hasOwn(KINDS, name)
export const CHANGE_NAMES: readonly ChangeName[] = Object.keys(KINDS).filter(isChangeName)
