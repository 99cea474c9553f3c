import * as fc from 'fast-check'
import { CLOCK_SLACK_MS, isFromTheFuture } from '@cauce/domain/session/server-clock'
import { property } from '../../support/property.ts'

const NOW = Date.UTC(2026, 10, 21)
const DAY = 24 * 60 * 60_000

property(
  'lo que se hizo con el reloj adelantado deja de servir al corregirlo, y lo demás sigue, cuanto haya sido el salto',
  [fc.integer({ min: -DAY, max: DAY }), fc.integer({ min: 0, max: DAY })],
  (salto, hace) => isFromTheFuture(NOW + salto - hace, NOW) === salto - hace > CLOCK_SLACK_MS,
)
