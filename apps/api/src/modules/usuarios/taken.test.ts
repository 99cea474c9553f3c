import { afterAll, beforeAll, expect, it } from 'vitest'
import { DOCUMENT_TAKEN, EMAIL_TAKEN } from '@cauce/domain/users/user-form'
import { newOperator, openUsers, refusal, type UsersFixture } from './fixture.ts'
import { orTaken } from './taken.ts'
import { insertOperator } from './write-queries.ts'

let users: UsersFixture
beforeAll(async () => {
  users = await openUsers()
})
afterAll(() => users.close())

it('lo que la base de datos no deja repetir se dice en su campo', async () => {
  const form = newOperator()
  await insertOperator(users.db, form)
  expect(await refusal(orTaken(insertOperator(users.db, form)))).toContain(DOCUMENT_TAKEN)
  const user = { email: 'jefe@cauce.demo', password: 'x', tipo_usuario: 1 }
  expect(await refusal(orTaken(users.db.insertInto('users').values(user).execute()))).toContain(EMAIL_TAKEN)
})

it('sin documento puede haber varios: los que se crean por consola', async () => {
  const form = newOperator({ numero_documento: '' })
  await insertOperator(users.db, form)
  await expect(insertOperator(users.db, form)).resolves.toBeGreaterThan(0)
})

it('cualquier otro error sigue siendo un error', async () => {
  await expect(orTaken(Promise.reject(new Error('otro')))).rejects.toThrow('otro')
})
