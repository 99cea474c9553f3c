# language: es
Característica: La versión del producto
  El servidor dice su versión y el navegador la compara con la suya al entrar: si difieren no pasa nada.

  Regla: El servidor dice lo que cualquiera puede saber antes de ingresar

    @regla
    Escenario: La versión, si es de demostración y los días de la contraseña
      Cuando mira la versión
      Entonces encuentra "versión", "2.0.2"
      Y encuentra "demostración", "sí"
      Y encuentra "días de la contraseña", "30"
      Y encuentra "datos", "versión, demostración, avatares de fuera, prueba de que no es un programa, días de la contraseña"

  @navegador
  Regla: Otra versión en el servidor no interrumpe a nadie

    @mensaje
    Escenario: La médica sigue trabajando
      Dado que el servidor dice que su versión es "9.9.9"
      Y que "medico@cauce.demo" abrió en el navegador "Consultas de hoy"
      Entonces ve "Consultas de hoy"
      Y el pie dice "versión 9.9.9"
      Y no hay ninguna ventana abierta
