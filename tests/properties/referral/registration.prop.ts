import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import type { AnnexFacts } from '@cauce/domain/referral/annex-facts'
import { annexSections } from '@cauce/domain/referral/annex-fields'
import { ANNEX_FORM, annexDataOf } from '@cauce/domain/referral/annex-form'
import { NO_HOURS } from '@cauce/domain/referral/empty-panel'
import { changedByAnother } from '@cauce/domain/referral/outcome'
import { EMPTY_REGISTRATION, registrationErrors } from '@cauce/domain/referral/registration'
import { checkRegistration } from '@cauce/domain/referral/registration-check'
import { checkWrittenCode } from '@cauce/domain/referral/remission-code'
import { timeBars } from '@cauce/domain/referral/report'
import { pendingEntries } from '@cauce/domain/referral/timeline-words'
import { blank } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const annex = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const)
const text = fc.oneof(blank, fc.constantFrom('Cardiología', 'Dolor torácico'))

const isWritten = (value: string) => /\S/u.test(value)

describe('registrationErrors', () => {
  property(
    'cada cosa que falta se dice en su campo',
    [fc.option(annex, { nil: null }), text, text, fc.nat(12)],
    (tipoAnexo, especialidad, descripcion, count) => {
      const diagnosticos = Array.from({ length: count }, (_, id) => ({ id, codigo: 'I10X', nombre: 'Hipertensión' }))
      const told = registrationErrors({ ...EMPTY_REGISTRATION, tipoAnexo, especialidad, descripcion, diagnosticos })
      expect(Object.keys(told).toSorted()).toEqual(
        [
          'afiliado_id',
          'tipo_solicitud',
          ...(tipoAnexo === null ? ['tipo_anexo_id'] : []),
          ...(isWritten(especialidad) ? [] : ['especialidad_remision']),
          ...(isWritten(descripcion) ? [] : ['descripcion']),
          ...(count >= 1 && count <= 10 ? [] : ['cie10s']),
        ].toSorted(),
      )
    },
  )
})

describe('checkRegistration', () => {
  property(
    'el informe de urgencias se confirma y tiene su tipo de solicitud; los demás pueden esperar',
    [annex, fc.boolean(), fc.constantFrom(null, '', 'Ambulancia', 'Otra')],
    (tipo_anexo_id, confirma_cierre, tipo_solicitud) => {
      const told = checkRegistration({ tipo_anexo_id, tipo_solicitud, datos: {}, confirma_cierre })
      expect(told['tipo_anexo_id'] !== undefined).toBe(tipo_anexo_id === 1 && !confirma_cierre)
      const missing = tipo_solicitud === null || tipo_solicitud === ''
      expect(told['tipo_solicitud'] !== undefined).toBe(missing ? tipo_anexo_id === 1 : tipo_solicitud === 'Otra')
    },
  )
})

describe('annexDataOf', () => {
  const keys = [
    ...new Set(
      Object.values(ANNEX_FORM).flatMap((sections) =>
        sections.flatMap(({ campos }) =>
          campos.flatMap((field) =>
            'options' in field || field.kind === 'text' || field.kind === 'long' ? [field.key] : [],
          ),
        ),
      ),
    ),
  ]

  property(
    'lo que el anexo no pide no se envía, y de lo que pide, lo escrito',
    [annex, fc.subarray(keys)],
    (tipo, filled) => {
      const written = Object.fromEntries(keys.map((key) => [key, filled.includes(key) ? 'I' : '  ']))
      const asked = new Set<string>(ANNEX_FORM[tipo].flatMap(({ campos }) => campos.map(({ key }) => key)))
      expect(Object.keys(annexDataOf(tipo, written)).toSorted()).toEqual(
        filled.filter((key) => asked.has(key)).toSorted(),
      )
    },
  )
})

const facts = (tipo_anexo_id: number, descripcion: string): AnnexFacts => ({
  tipo_anexo_id,
  numero: 'CR-2026-20418',
  registrada: '2026-11-21T11:02:00.000Z',
  prestador: null,
  pagador: { nombre: 'EPS Demo', codigo: null },
  paciente: {
    primer_apellido: 'Mosquera',
    segundo_apellido: null,
    primer_nombre: 'Yurleidy',
    segundo_nombre: null,
    tipo_documento: 'Cédula de ciudadanía',
    numero_documento: '1077465012',
    fecha_nacimiento: '1995-03-08',
    direccion: null,
    telefono: null,
    celular: null,
    correo: null,
    municipio: null,
    municipio_codigo: null,
    departamento: null,
    departamento_codigo: null,
  },
  diagnosticos: [],
  especialidad: '',
  descripcion,
  datos: {},
  profesional: { nombre: 'Laura Restrepo', cargo: null, registro: null, telefono: null },
})

describe('annexSections', () => {
  property(
    'las casillas son las del anexo, se sepa lo que se sepa',
    [annex, fc.constantFrom('', 'Dolor torácico de dos horas')],
    (tipo, words) => {
      const titles = (descripcion: string) => annexSections(facts(tipo, descripcion)).map(({ titulo }) => titulo)
      expect(titles(words)).toEqual(titles('Otra cosa'))
      expect(titles(words).length).toBeGreaterThan(2)
    },
  )
})

describe('checkWrittenCode', () => {
  property(
    'lo que empieza como las del sistema se rechaza',
    [fc.constantFrom('AIU-', 'aiu-', ' Aiu-', 'AIU', 'CR-', 'X AIU-'), fc.nat(9_999)],
    (start, number) => {
      expect(checkWrittenCode(`${start}${number}`) !== null).toBe(start.trim().toUpperCase() === 'AIU-')
    },
  )
})

describe('changedByAnother', () => {
  const NOW = Date.UTC(2026, 10, 21, 17)

  property(
    'se dicen el nombre y lo que se hizo, y el día solo cuando es otro',
    [fc.constantFrom('tomada', 'finalizada', 'actualizada'), fc.nat(60)],
    (clase, hours) => {
      const words = changedByAnother({ clase, quien: 'Andrés Loaiza', at: NOW - hours * 3_600_000 }, NOW)
      const act =
        new Map([
          ['tomada', 'la tomó'],
          ['finalizada', 'la finalizó'],
        ]).get(clase) ?? 'la actualizó'
      expect(words.startsWith(`Andrés Loaiza ${act} `)).toBe(true)
      // It is noon in Bogotá.
      expect(words.includes(' nov 2026')).toBe(hours > 12)
    },
  )
})

const sum = (list: readonly { readonly total: number }[]) => list.reduce((all, { total }) => all + total, 0)

describe('timeBars', () => {
  property(
    'por día hay a lo sumo sesenta y dos barras; por mes no se pierde nada',
    [fc.integer({ min: 1, max: 200 })],
    (count) => {
      const dias = Array.from({ length: count }, (_, place) => ({
        etiqueta: addDays('2026-01-05', place),
        total: place % 4,
      }))
      const { de, barras } = timeBars(dias)
      expect(de).toBe(count < 63 ? 'Día' : 'Mes')
      expect(sum(barras)).toBe(sum(dias))
    },
  )
})

describe('pendingEntries', () => {
  const WAITED = ['aceptacion', 'salida', 'llegada', 'salida_redondo', 'llegada_redondo']

  property(
    'lo que se espera mientras está en seguimiento, y el regreso solo donde lo hay',
    [fc.constantFrom('En seguimiento', 'Pendiente', 'Cerrado'), fc.boolean()],
    (estado, round) => {
      const entries = pendingEntries({ ...NO_HOURS, estado, traslado_redondo: round, hora_estimada_llegada: null })
      const all = round ? WAITED : WAITED.slice(0, 3)
      expect(entries.map(({ clase }) => clase)).toEqual(estado === 'En seguimiento' ? all : [])
    },
  )
})
