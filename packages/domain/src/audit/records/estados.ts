/** The states of orders and procedures, as the audit calls them. */
import type { ModuleRecords } from '../record.ts'

export const records: ModuleRecords = {
  estado: {
    texto: 'Estado',
    permiso: 'desarrollo.estado',
    ruta: (id) => `/desarrollo/estado?estado=${id}&abrir=ver`,
  },
}
