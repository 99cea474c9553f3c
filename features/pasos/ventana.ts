/** The ordering window: who it is for, what may be ordered, what its searches find; and the consent that it asks for. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { consultas } from '@cauce/contract/consultas'
import { sexLabel } from '@cauce/domain/affiliate/display-name'
import { departmentName, municipalityName, primaryProviderName } from '@cauce/domain/affiliate/header-defaults'
import { ORDERING_OPTION_LABEL, orderingOptions } from '@cauce/domain/affiliate/ordering-options'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { found, searchedFor, typeIn } from '../soporte/busquedas.ts'
import { fieldNamed } from '../soporte/campos.ts'
import { CONSENTS, keptFingerprint, saveConsent, shownFingerprint } from '../soporte/consentimientos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { line } from '../soporte/ordenes.ts'
import { read } from '../soporte/respuestas.ts'

const opened = (world: Mundo): Consultation => {
  assert.ok(world.answer)
  return read(consultas.consulta, world.answer)
}
const offer = (world: Mundo) => {
  const { tipo_consulta_id, afiliado } = opened(world)
  return orderingOptions({ tipo_consulta_id, tipo_afiliado_id: afiliado.tipo_afiliado_id })
}

Given(
  'que al afiliado de la consulta {int} le faltan municipio, departamento e IPS',
  async function (this: Mundo, id: number) {
    const { db } = await this.server()
    await db
      .updateTable('afiliados')
      .set({ municipio_atencion_id: null, ips_id: null })
      .where('id', '=', (from) => from.selectFrom('consultas').select('afiliado_id').where('id', '=', id))
      .execute()
  },
)

When('abre la consulta {int}', async function (this: Mundo, id: number) {
  this.consultaId = id
  await this.call(`/consultas/consulta/${id}`)
})

Then(/^(?:se ofrece "([^"]*)"|no se ofrece ninguna opción)$/u, function (this: Mundo, options: string | null) {
  const offered = offer(this).opciones.map((option) => ORDERING_OPTION_LABEL[option])
  assert.deepEqual(offered, options?.split(', ') ?? [])
})

Then(
  /^(?:se (advierte|avisa) "([^"]*)"|no se advierte nada)$/u,
  function (this: Mundo, how: string | null, text: string | null) {
    const { aviso, error } = offer(this)
    assert.equal(how === 'avisa' ? error : aviso, text)
  },
)

Then('el encabezado dice {string}', function (this: Mundo, texts: string) {
  const { afiliado } = opened(this)
  const said = [
    municipalityName(afiliado),
    departmentName(afiliado),
    primaryProviderName(afiliado),
    sexLabel(afiliado.sexo),
  ]
  for (const text of texts.split(', ')) assert.ok(said.includes(text), said.join(' | '))
})

When(
  /^(que )?(?:escribe|escribió|pega) "([^"]*)" en la búsqueda de (procedimientos|prestadores|servicios)$/u,
  async function (this: Mundo, before: string | null, text: string, kind: string) {
    await typeIn(this, kind, text)
    if (before !== null) assert.ok(found(this).length > 0)
  },
)

Then('no se ha buscado nada', function (this: Mundo) {
  assert.deepEqual(searchedFor(this), [])
})

Then(
  /^la búsqueda (?:ofrece "([^"]*)"|(ofrece algo|queda vacía))$/u,
  function (this: Mundo, codigo: string | null, what: string | null) {
    const codes = found(this)
    if (codigo === null) assert.equal(codes.length > 0, what === 'ofrece algo')
    else assert.ok(codes.includes(codigo), codes.join(', '))
  },
)

When(
  /^(que )?guard(?:a|ó) el (consentimiento|disentimiento)(?: (firmado por el representante|firmado por quien atiende|con el recuadro vacío|con un solo punto|con un texto que no es una imagen|de un texto que ya cambió))?(?: sin "([^"]*)")?$/u,
  async function (this: Mundo, before: string | null, what: string, how: string | null, missing: string | null) {
    const change = { ...CONSENTS[what], ...(how === null ? {} : CONSENTS[how]) }
    await saveConsent(this, change, missing === null ? null : fieldNamed(missing))
    if (before !== null) assert.equal(this.answer?.status, 200)
  },
)

Then(
  /^el consentimiento (sigue|queda) "([^"]*)"( y guarda la huella del texto que se leyó)?$/u,
  async function (this: Mundo, how: string, estado: string, fingerprint: string | null) {
    assert.ok(this.answer)
    if (how === 'queda') read(consultas.foto, this.answer)
    assert.equal((await line(this)).consentimiento, estado.replace(' ', '_'))
    if (fingerprint !== null) assert.equal(await keptFingerprint(this), shownFingerprint(this))
  },
)
