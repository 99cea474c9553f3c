/** What waits for each person on their first page. */
import assert from 'node:assert/strict'
import { Then } from '@cucumber/cucumber'
import { inicio } from '@cauce/contract/inicio'
import { isListed } from '@cauce/domain/home/topics'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

Then('cada cuenta de su inicio es lo que tiene su lista', async function (this: Mundo) {
  const { data } = read(inicio.pendientes, await this.call('/inicio/pendientes'))
  const counts = data.flatMap(({ asunto, total }) => (isListed(asunto) ? [{ asunto, total }] : []))
  assert.ok(counts.length > 0)
  for (const { asunto, total } of counts) {
    const page = read(inicio.asunto, await this.call('/inicio/asunto', { asunto, por_pagina: 100 }))
    assert.deepEqual([asunto, page.data.length, page.total], [asunto, total, total])
  }
})
