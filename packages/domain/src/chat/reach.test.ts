import { expect, it } from 'vitest'
import { mayReachChannel } from './reach.ts'

const reader = (id: number, permissions: readonly string[] = []) => ({ id, tipo_usuario: 1, permissions, rep_id: null })
const ofTwo = { user_crea_id: 1, user_recibe_id: 2 }
const ofReferral = { user_crea_id: 1, user_recibe_id: null }
const referral = { user_id: 9, rep_id: null, gestor_user_id: null }

it('a chat of two is of those two', () => {
  expect([1, 2, 3].map((id) => mayReachChannel(reader(id), ofTwo, null))).toEqual([true, true, false])
})

it('the chat of a referral is of who reaches the referral, whoever opened it', () => {
  const staff = ['referencia.menu']
  expect(mayReachChannel(reader(9, staff), ofReferral, referral)).toBe(true)
  expect(mayReachChannel(reader(1, staff), ofReferral, referral)).toBe(false)
  expect(mayReachChannel(reader(9), ofReferral, referral)).toBe(false)
  expect(mayReachChannel(reader(1), ofReferral, null)).toBe(false)
})
