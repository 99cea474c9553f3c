/** Who approves a figure of a norm that another person proposed. */
import { LAW_APPROVE_PERMISSION, LAW_PERMISSION } from '@cauce/domain/session/permission-keys'
import type { RoleKeys } from '../reference.ts'

export const keys: RoleKeys = { 'Auditor médico': [LAW_PERMISSION, LAW_APPROVE_PERMISSION] }
