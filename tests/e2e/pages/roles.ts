/** The screens of roles, permissions and states, as a person uses them. */
import type { Locator, Page } from 'playwright-core'

export const openRoles = async (page: Page): Promise<void> => {
  await page.goto('/admin/roles')
  await page.getByRole('row').filter({ hasText: 'Administrador' }).waitFor()
}

/** Opens the editor of a role from the list. */
/** The name alone: another role may begin like it, and a description may say it. */
const roleRow = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })

export const editRole = async (page: Page, name: string): Promise<void> => {
  await roleRow(page, name).getByRole('button', { name: 'Editar' }).click()
  await page.getByRole('heading', { name, exact: true }).waitFor()
  await permissionTree(page).waitFor()
}

export const permissionTree = (page: Page): Locator => page.getByRole('tree', { name: 'Permisos del rol' })

export const permission = (page: Page, name: string | RegExp): Locator =>
  permissionTree(page).getByRole('treeitem', { name })

/** Finds a permission by its words and ticks or unticks it. */
export const togglePermission = async (page: Page, text: string, name: string | RegExp): Promise<void> => {
  await page.getByRole('textbox', { name: 'Buscar un permiso' }).fill(text)
  await permission(page, name).click()
}

export const reviewDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Revisar antes de guardar' })

export const reviewRole = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Revisar cambios' }).click()
  await reviewDialog(page).waitFor()
}

export const saveRole = async (page: Page): Promise<void> => {
  await reviewDialog(page)
    .getByRole('button', { name: /^Guardar/u })
    .click()
  await reviewDialog(page).waitFor({ state: 'detached' })
}
