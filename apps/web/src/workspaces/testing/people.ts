/** Who has signed in, for the tests of the workspaces. */
import type { User } from '@cauce/domain/session/user'

export const LAURA: User = {
  id: 1,
  email: 'medico@cauce.demo',
  tipo_usuario: 1,
  permissions: [],
  password_changed_at: null,
  contrasena_vencida: true,
  totp_activo: false,
  operador: {
    id: 4,
    nombre: 'Laura',
    apellido: 'Restrepo Mejía',
    nombre_completo: 'Laura Restrepo Mejía',
    tipo_documento_documento: 'CC',
    cargo: 'Medicina general',
    email_recuperacion: 'laura@correo.co',
    telefono_recuperacion: '3005550102',
    tiene_firma: true,
  },
  datosAfiliado: null,
}

export const MARIA: User = {
  ...LAURA,
  id: 2,
  email: 'afiliado@cauce.demo',
  tipo_usuario: 2,
  contrasena_vencida: false,
  operador: null,
  datosAfiliado: {
    id: 11,
    primer_nombre: 'María',
    primer_apellido: 'Gómez',
    nombre_completo: 'María Elena Gómez Castaño',
    correo1: 'maria@correo.co',
    celular1: null,
    datos_actualizados_at: null,
  },
}
