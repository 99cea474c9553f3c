/** A medication line before it is ordered: its sum, its form, its routes, what is searched. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { medicamentos } from '@cauce/contract/medicamentos'
import { emptyMedicationDraft, checkMedicationDraft, type MedicationDraft } from '@cauce/domain/medication/draft'
import { duplicateInList } from '@cauce/domain/medication/duplicates'
import { monthlyQuantity, quantityInWords } from '@cauce/domain/medication/monthly-quantity'
import { isMonths } from '@cauce/domain/medication/months'
import { routesFor } from '@cauce/domain/medication/routes-of-administration'
import { today } from '../soporte/flujos.ts'
import { article } from '../soporte/formulas.ts'
import { timeUnit } from '../soporte/medicamentos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const decimal = (text: string): number => Number(text.replace(',', '.'))

When(
  'formula {string} cada {string} {word} durante {int} días',
  function (this: Mundo, dosis: string, frecuencia: string, tiempo: string, duracion: number) {
    const figures = { dosis: decimal(dosis), frecuencia: decimal(frecuencia), tiempo: timeUnit(tiempo), duracion }
    this.remembered.set('cantidad', monthlyQuantity(figures))
    this.remembered.set('cuenta', quantityInWords({ ...figures, unidad: 'Tableta', meses: 1 }))
  },
)

Then('la cantidad mensual es {int}', function (this: Mundo, quantity: number) {
  assert.equal(this.remembered.get('cantidad'), quantity)
})

Then('la cuenta dice {string}', function (this: Mundo, words: string) {
  assert.equal(this.remembered.get('cuenta'), words)
})

When('llena el formulario de {string} sin {string}', async function (this: Mundo, nombre: string, field: string) {
  const articulo = await article(this, nombre)
  const whole: MedicationDraft = {
    ...emptyMedicationDraft(today()),
    articulo,
    via: routesFor(articulo.codesumi)[0] ?? '',
    dosis: 1,
    frecuencia: 8,
    tiempo: 'Horas',
    duracion: 7,
    observacion: 'Con las comidas',
    rep: { id: 1, nombre: 'Farmacia Laureles' },
    diagnostico: { id: 1, codigo: 'I10', nombre: 'Hipertensión esencial' },
  }
  const empty = emptyMedicationDraft(today())
  const without: Readonly<Record<string, MedicationDraft>> = {
    Prestador: { ...whole, rep: empty.rep },
    Observación: { ...whole, observacion: empty.observacion },
    Medicamento: { ...whole, articulo: empty.articulo },
    Frecuencia: { ...whole, frecuencia: empty.frecuencia },
    'Unidad tiempo': { ...whole, tiempo: empty.tiempo },
    Duración: { ...whole, duracion: empty.duracion },
    Dosis: { ...whole, dosis: empty.dosis },
    Vía: { ...whole, via: empty.via },
    Diagnóstico: { ...whole, diagnostico: empty.diagnostico },
  }
  const draft = without[field]
  assert.ok(draft, `No hay un campo ${field}`)
  this.remembered.set('mensaje', checkMedicationDraft(draft, today()).mensaje)
})

When('añade {string} a una lista que ya tiene {string}', async function (this: Mundo, one: string, other: string) {
  const [drug, known] = [await article(this, one), await article(this, other)]
  this.remembered.set('mensaje', duplicateInList([{ codesumi_id: known.codesumi.id }], drug.codesumi.id))
})

Then('entra a la lista', function (this: Mundo) {
  assert.equal(this.remembered.get('mensaje'), null)
})

Then('los meses que se ofrecen van de {int} a {int}', function (this: Mundo, first: number, last: number) {
  const offered = Array.from({ length: 20 }, (_, index) => index - 5).filter(isMonths)
  assert.deepEqual([offered.at(0), offered.at(-1), offered.length], [first, last, last - first + 1])
})

Then('las vías de {string} son {string}', async function (this: Mundo, nombre: string, routes: string) {
  assert.equal(routesFor((await article(this, nombre)).codesumi).join(', '), routes)
})

When('busca el medicamento {string}', async function (this: Mundo, nombre: string) {
  const body = { nombre, consulta_id: this.consultaId }
  await this.call('/medicamentos/listarMedicamentoOrdenamiento', body)
})

Then('encuentra el medicamento {string}', function (this: Mundo, nombre: string) {
  assert.ok(this.answer)
  const found = read(medicamentos.listarMedicamentoOrdenamiento, this.answer)
  assert.ok(
    found.some(({ codesumi }) => codesumi.nombre === nombre),
    found.map(({ codesumi }) => codesumi.nombre).join(', '),
  )
})

Then(
  /^"([^"]*)" se marca como que ya lo toma(, en otra presentación)?$/u,
  function (this: Mundo, nombre: string, other: string | null) {
    assert.ok(this.answer)
    const found = read(medicamentos.listarMedicamentoOrdenamiento, this.answer)
    const active = found.find(({ codesumi }) => codesumi.nombre === nombre)?.activa
    assert.ok(active, `${nombre} no está marcado`)
    assert.equal(active.misma_presentacion, other === null)
  },
)
