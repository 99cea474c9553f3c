/** The numbers and lists that the specification gives, written here again as a person reads them there. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { emptyMedicationDraft } from '@cauce/domain/medication/draft'
import { monthlyQuantity } from '@cauce/domain/medication/monthly-quantity'
import { checkRoute, NOT_A_ROUTE } from '@cauce/domain/medication/routes-of-administration'
import { TIME_UNITS } from '@cauce/domain/medication/time-unit'
import { DEFAULT_CYCLE } from '@cauce/domain/oncology/draft'
import { emptyOwnCodeDraft } from '@cauce/domain/own-code/draft'
import { emptyDraft } from '@cauce/domain/procedure/draft'
import { ANNEX_TYPES, annexTypeName, isRequestType } from '@cauce/domain/referral/annex'
import { SEARCH_TRIGGERS, searchStep } from '@cauce/domain/search/trigger'
import { avatarAddress, initialsOf } from '@cauce/domain/session/avatar'
import { idleStage } from '@cauce/domain/session/idle-limits'
import { isPasswordExpired } from '@cauce/domain/session/password-expiry'
import { anyDay, instant } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NOW = Date.UTC(2026, 10, 21)

/** Search, characters, wait: spec 2 §5 and §9; `null` where they give no wait. */
const SEARCHES = [
  ['procedure', 4, null],
  ['providerProcedure', 6, null],
  ['providerMedication', 4, 300],
  ['medication', 6, 350],
  ['oncologyDrug', 4, null],
  ['ownCode', 4, null],
  ['institution', 4, null],
  ['school', 6, null],
  ['diagnosis', 4, null],
] as const

describe('SEARCH_TRIGGERS', () => {
  property('cada búsqueda pregunta desde su propio número de letras, y espera lo que debe', [fc.nat(9)], (typed) => {
    for (const [name, letters, wait] of SEARCHES) {
      const { threshold, debounceMs } = SEARCH_TRIGGERS[name]
      const step = (count: number) => searchStep({ text: 'a'.repeat(count), threshold, answered: null })
      expect(step(typed) === 'fetch').toBe(typed >= letters)
      expect([step(letters - 1), step(letters)]).toEqual(['clear', 'fetch'])
      if (wait !== null) expect(debounceMs).toBe(wait)
    }
  })
})

describe('idleStage', () => {
  property(
    'a la media hora avisa, a la hora cierra',
    [fc.oneof(fc.constantFrom(29.99, 30, 59.99, 60), fc.integer({ min: 0, max: 90 }))],
    (minutes) => {
      const stage = idleStage(NOW, NOW + Math.round(minutes * MINUTE))
      expect(stage).toBe(minutes >= 60 ? 'disconnected' : minutes >= 30 ? 'warned' : 'active')
    },
  )
})

describe('isPasswordExpired', () => {
  property('si no se dice otra cosa, después de treinta días', [fc.integer({ min: -3, max: 3 })], (seconds) => {
    expect(isPasswordExpired(NOW - 30 * DAY - seconds * 1000, NOW)).toBe(seconds > 0)
  })
})

describe('avatarAddress', () => {
  property('pide 150 píxeles, y dos letras lo reemplazan', [fc.constantFrom('Ana Ruiz', 'María José Gil')], (name) => {
    expect(avatarAddress('{size}', name)).toBe('150')
    expect(initialsOf(name)).toMatch(/^[A-Z]{2}$/u)
  })
})

describe('monthlyQuantity', () => {
  property(
    'un día tiene veinticuatro horas',
    [fc.constantFrom(1, 2, 3, 4, 6, 8, 12, 24), fc.integer({ min: 1, max: 31 })],
    (every, days) => {
      let takes = 0
      for (let hour = 0; hour < days * 24; hour += every) takes += 1
      expect(monthlyQuantity({ tiempo: 'Horas', frecuencia: every, dosis: 1, duracion: days })).toBe(takes)
    },
  )

  property('la unidad de tiempo es una de dos', [fc.constantFrom('Horas', 'Días')], (unit) => {
    expect(TIME_UNITS.filter((known) => known === unit)).toHaveLength(1)
    expect(TIME_UNITS).toHaveLength(2)
  })
})

describe('líneas nuevas', () => {
  property(
    'un procedimiento, un medicamento y un servicio empiezan hoy, y un esquema con su primer ciclo',
    [anyDay],
    (today) => {
      expect(emptyDraft(today)).toMatchObject({ fechaVigencia: today, cantidad: 1 })
      expect(emptyOwnCodeDraft(today)).toMatchObject({ fechaVigencia: today, cantidad: 1 })
      expect(emptyMedicationDraft(today)).toMatchObject({ fechaVigencia: today, meses: 1 })
      expect(DEFAULT_CYCLE).toBe(1)
    },
  )
})

describe('formatDateTime', () => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/Bogota',
    hour: '2-digit',
    minute: '2-digit',
    day: '2-digit',
    hour12: false,
  })

  property('el calendario del sistema lee el mismo día y la misma hora en Bogotá', [instant], (ms) => {
    const read = Object.fromEntries(parts.formatToParts(ms).map(({ type, value }) => [type, value]))
    const hour = (read['hour'] ?? '').replace('24', '00')
    expect(formatDateTime(ms).startsWith(read['day'] ?? '?')).toBe(true)
    expect(formatDateTime(ms).endsWith(`, ${hour}:${read['minute']}`)).toBe(true)
  })
})

const ROUTES =
  'Oral, Intramuscular, Intravenosa, Subcutánea, Sublingual, Inhalatoria, Transdérmica, Dérmica, Nasal, Oftálmica, Ótica, Tópica, Rectal, Vaginal, Enjuague, Intratectual, Enteral'.split(
    ', ',
  )
const REQUESTS =
  'Ambulancia, Aval servicios intrahospitalarios, Ayuda diagnostica externa, Contraremision, Codigo atencion urgencias, Codigo hospitalizacion, Interconsulta red externa, Medicina domiciliaria, Remision Mayor complejidad, Remision Menor complejidad, Oxigeno Domiciliario, Solicitud Ambulatoria'.split(
    ', ',
  )
const ANNEXES = [
  'Informe de atención inicial de urgencias',
  'Solicitud de autorización de servicios y tecnologías en salud - Estancia hospitalaria',
  'Referencia',
  'Contrareferencia',
]

describe('las listas', () => {
  property(
    'un medicamento sin vías propias acepta las diecisiete y ninguna otra',
    [fc.oneof(fc.constantFrom(...ROUTES), fc.string(), fc.constantFrom('oral', 'Intratecal'))],
    (via) => {
      expect(checkRoute(via, { vias_administracion: [] })).toBe(ROUTES.includes(via) ? null : NOT_A_ROUTE)
    },
  )

  property(
    'una solicitud es una de las doce, a la letra',
    [fc.oneof(fc.constantFrom(...REQUESTS), fc.string(), fc.constantFrom('Contrarremisión', 'ambulancia'))],
    (tipo) => {
      expect(isRequestType(tipo)).toBe(REQUESTS.includes(tipo))
    },
  )

  property('un anexo es uno de cuatro, por su número', [fc.integer({ min: -1, max: 9 })], (id) => {
    expect(annexTypeName(id)).toBe(ANNEXES[id - 1] ?? '')
    expect(Object.values(ANNEX_TYPES)).toEqual(ANNEXES)
  })
})
