/** A role half edited, kept in this tab until it is saved or dropped: reloading the page loses nothing. */
import { rebase } from '@cauce/domain/access/rebase'
import type { RoleForm } from '@cauce/domain/access/role'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import { forgetKept, readKept, writeKept, type KeptName } from '../../../kit/draft/kept.ts'

const Half = Schema.Struct({ nombre: Schema.String, descripcion: Schema.String, permisos: Schema.Array(Schema.String) })
const readHalves = Schema.decodeUnknownOption(Schema.Struct({ base: Half, draft: Half }))

const nameOf = (userId: number, roleId: number | null): KeptName => ({
  userId,
  what: `rol.${roleId ?? 'nuevo'}`,
})

/** What was kept of the role, brought over what it is now; null: nothing was. */
export const readKeptRole = (userId: number, roleId: number | null, now: RoleForm): RoleForm | null => {
  const halves = Option.getOrNull(readHalves(readKept(nameOf(userId, roleId))))
  return halves === null ? null : rebase(halves.base, halves.draft, now)
}

export const writeKeptRole = (userId: number, roleId: number | null, base: RoleForm, draft: RoleForm): void =>
  writeKept(nameOf(userId, roleId), 'tab', { base, draft })

export const forgetKeptRole = (userId: number, roleId: number | null): void => forgetKept(nameOf(userId, roleId))
