/** How a child grows, by the rules alone. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { growthFigures } from '@cauce/domain/growth/growth-figures'
import { DAYS_A_MONTH } from '@cauce/domain/growth/growth-tables'
import { today } from '../soporte/flujos.ts'
import type { Mundo } from '../soporte/mundo.ts'

const FIELDS = { peso: 'peso', talla: 'talla', IMC: 'imc', 'perímetro cefálico': 'perimetro_cefalico' } as const
/** With a metre of height the weight is the index. */
const METRE = 100
const isField = (name: string): name is keyof typeof FIELDS => Object.hasOwn(FIELDS, name)
const fieldOf = (name: string) => {
  assert.ok(isField(name), `Nadie mide ${name}`)
  return FIELDS[name]
}

When(
  /^un (niño|niña) de (\d+) meses mide ([\d.]+) de (.+)$/u,
  function (this: Mundo, who: string, months: string, value: string, name: string) {
    const fecha = today()
    const child = {
      sexo: who === 'niña' ? 'F' : 'M',
      nacimiento: addDays(fecha, -Math.ceil(Number(months) * DAYS_A_MONTH)),
    }
    const nothing = { peso: null, talla: null, perimetro_cefalico: null }
    const field = fieldOf(name)
    const measured = field === 'imc' ? { peso: Number(value), talla: METRE } : { [field]: Number(value) }
    this.remembered.set('crecimiento', growthFigures(child, { fecha, ...nothing, ...measured }))
  },
)

Then(/^su (.+) se dice "([^"]*)"$/u, function (this: Mundo, name: string, words: string) {
  const figures = this.remembered.get('crecimiento')
  assert.ok(Array.isArray(figures))
  const found: unknown = figures.find((each) => Object(each).indicador === fieldOf(name))
  assert.equal(Object(found).clase, words)
})
