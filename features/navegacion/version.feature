# language: es
Característica: La versión del producto
  El servidor dice su versión y el navegador la compara con la suya al entrar: si difieren no pasa nada.

  Regla: El servidor dice lo que cualquiera puede saber antes de ingresar

    @regla
    Escenario: La versión, si es de demostración y los días de la contraseña
      Cuando se pregunta la versión
      Entonces la versión es "2.0.2"
      Y dice que es una demostración
      Y dice que la contraseña vence a los 30 días
      Y no dice nada más que eso y lo que pide el ingreso

  @navegador
  Regla: Otra versión en el servidor no interrumpe a nadie

    @mensaje
    Escenario: La médica sigue trabajando
      Dado que el servidor dice que su versión es "9.9.9"
      Y que "medico@cauce.demo" está en el navegador en "Consultas de hoy"
      Entonces ve "Consultas de hoy"
      Y el pie dice "versión 9.9.9"
      Y no hay ninguna ventana abierta
