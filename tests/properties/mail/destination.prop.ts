import * as fc from 'fast-check'
import { expect } from 'vitest'
import { checkEntry, checkReason, destinationOf, maskedAddress } from '@cauce/domain/mail/destination'
import { property } from '../../support/property.ts'

const name = fc.constantFrom('ana', 'luis', 'archivo', 'a')
const domain = fc.constantFrom('hospital.co', 'correo.co', 'sub.hospital.co', 'gmail.com')
const address = fc.tuple(name, domain).map(([who, where]) => `${who}@${where}`)
const listed = fc.oneof(
  address,
  domain.map((where) => `@${where}`),
)
const known = fc.record({ paciente: fc.array(address), institucion: fc.array(listed) })

property('lo que no es de nadie es «otra», y quitar direcciones nunca abre una', [address, known], (asked, all) => {
  expect(destinationOf(asked, { paciente: [], institucion: [] })).toBe('otra')
  const fewer = { paciente: all.paciente.slice(1), institucion: all.institucion.slice(1) }
  if (destinationOf(asked, all) === 'otra') expect(destinationOf(asked, fewer)).toBe('otra')
})

property('mayúsculas y blancos no cambian de quién es', [address, known], (asked, all) => {
  expect(destinationOf(` ${asked.toUpperCase()} `, all)).toBe(destinationOf(asked, all))
})

property('un dominio cubre sus direcciones y ninguna de otro', [address, domain], (asked, where) => {
  const covered = destinationOf(asked, { paciente: [], institucion: [`@${where}`] }) === 'institucion'
  expect(covered).toBe(asked.endsWith(`@${where}`))
})

property('solo a otra dirección se le pide motivo, y diez letras bastan', [fc.string()], (reason) => {
  const letters = reason.replaceAll(/\P{L}/gu, '').length
  expect(checkReason('otra', reason) === null).toBe(
    letters >= 10 || Array.from(reason.matchAll(/\p{L}/gu)).length >= 10,
  )
  expect(checkReason('paciente', reason)).toBeNull()
})

property('la dirección tapada dice el dominio y a lo sumo dos letras', [address], (asked) => {
  const [shown = '', where = ''] = maskedAddress(asked).split('•••')
  expect(shown.length).toBeLessThanOrEqual(2)
  expect(asked.startsWith(shown) && asked.endsWith(where)).toBe(true)
})

property('toda dirección entra a la lista; de los dominios, ninguno público', [address, domain], (asked, where) => {
  expect(checkEntry(asked)).toBeNull()
  expect(checkEntry(`@${where}`) === null).toBe(where !== 'gmail.com')
})
