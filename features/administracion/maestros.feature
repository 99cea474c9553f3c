# language: es
Característica: Los maestros en la pantalla
  Aseguradores, entidades, empresas, colegios, cargos, tipos de test, especialidades, sedes y grupos se mantienen en la
  misma pantalla: la lista a un lado y lo que se escribe al otro.

  @navegador
  Regla: En el navegador

    @mensaje
    Escenario: Se escribe una empresa nueva y nada de lo escrito se pierde
      Dado que "admin@cauce.demo" abrió en el navegador "Empresas"
      Cuando pide "Nueva empresa"
      Y llena "NIT" con "901448216"
      Entonces ve "Dígito 6: cada cifra por su peso suma 753; 753 ÷ 11 deja 5; 11 − 5 = 6"
      Cuando pide "Crear la empresa"
      Entonces ve "Campo requerido, por favor, diligenciar para poder continuar"
      Y el cursor queda en "Razón social"
      Cuando llena "Razón social" con "Transportes del Ensayo"
      Y recarga la página
      Entonces el campo "NIT" tiene "901448216"
      Y el campo "Razón social" tiene "Transportes del Ensayo"

    @mensaje
    Escenario: Lo que nadie usa se puede eliminar, y se pregunta antes
      Dado que "admin@cauce.demo" abrió en el navegador "Cargos"
      Cuando pide "Nuevo cargo"
      Y llena "Código" con "zz-1"
      Y llena "Nombre" con "Cargo del ensayo"
      Y pide "Crear el cargo"
      Entonces ve "Cargo creado con éxito"
      Y ve "Nada lo usa todavía."
      Cuando pide "Eliminar…"
      Y pide "Eliminar el cargo"
      Entonces ve "Cargo eliminado con éxito"
