/** Whom the doctor attends and the sick leaves that they had before. */
import { Given } from '@cucumber/cucumber'
import { EMERGENCY_VISIT } from '../../tests/support/sick-leave.ts'
import { attend, dayOf, hadLeave } from '../soporte/incapacidades.ts'
import type { Mundo } from '../soporte/mundo.ts'

const MISSED = 5
const ANOTHER_DOCTOR = 2

Given('que atiende a un cotizante', async function (this: Mundo) {
  await attend(this)
})

Given('que atiende a un cotizante en urgencias', async function (this: Mundo) {
  await attend(this, { tipo_consulta_id: EMERGENCY_VISIT })
})

Given('que atiende a un docente del magisterio', async function (this: Mundo) {
  await attend(this, { regimen_prestacional: 'magisterio' })
})

Given('que atiende a un afiliado de tipo {int}', async function (this: Mundo, tipo_afiliado_id: number) {
  await attend(this, { tipo_afiliado_id })
})

Given('que atiende a un cotizante en una consulta de tipo {int}', async function (this: Mundo, tipo: number) {
  await attend(this, { tipo_consulta_id: tipo })
})

Given('que el cotizante no asistió a la consulta', async function (this: Mundo) {
  await attend(this, { estado_id: MISSED })
})

Given('que al cotizante lo atiende otro profesional', async function (this: Mundo) {
  await attend(this, { medico_user_id: ANOTHER_DOCTOR })
})

Given(
  'que tuvo una incapacidad de {int} días desde {string} por {string}',
  async function (this: Mundo, dias: number, desde: string, diagnostico: string) {
    await hadLeave(this, { desde: dayOf(desde), dias, diagnostico })
  },
)

Given(
  'que tuvo una prórroga de {int} días desde {string} por {string}',
  async function (this: Mundo, dias: number, desde: string, diagnostico: string) {
    await hadLeave(this, { desde: dayOf(desde), dias, diagnostico, prorroga: 'Si' })
  },
)

Given(
  'que tuvo una incapacidad anulada de {int} días desde {string}',
  async function (this: Mundo, dias: number, desde: string) {
    await hadLeave(this, { desde: dayOf(desde), dias, estado_id: 2 })
  },
)

Given(
  'que tuvo una incapacidad de {int} días desde {string}, levantada el {string}',
  async function (this: Mundo, dias: number, desde: string, levantada: string) {
    await hadLeave(this, { desde: dayOf(desde), dias, estado_id: 3, levantada: dayOf(levantada) })
  },
)
