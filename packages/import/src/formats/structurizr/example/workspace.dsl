workspace "Library" "Loans of a city library" {

    model {
        reader = person "Reader" "Borrows and reserves books"

        lending = softwareSystem "Lending system" "Loans, reservations, fees" {
            web = container "Web app" "Search and own account" "TypeScript" "Browser"
            api = container "Lending API" "Rules of lending" "Java and Spring"
            loans = container "Loans" "Who has what until when" "PostgreSQL" "Database"
        }
        catalogue = softwareSystem "Union catalogue" "Titles of all libraries" "External"
        mail = softwareSystem "Mail provider" "Sends reminders" "External"

        reader -> web "Searches and reserves" "HTTPS"
        web -> api "Calls" "JSON/HTTPS"
        api -> loans "Reads and writes" "SQL"
        api -> catalogue "Looks up titles" "Z39.50"
        api -> mail "Sends reminders" "SMTP" "Async"

        live = deploymentEnvironment "Live" {
            deploymentNode "City data centre" {
                deploymentNode "Cluster" "" "Kubernetes" "" 3 {
                    containerInstance web
                    containerInstance api
                }
                deploymentNode "Database host" "" "Debian" {
                    containerInstance loans
                }
            }
        }
    }

    views {
        container lending "Containers" {
            include *
            autoLayout lr
        }

        deployment lending live "Live" {
            include *
            autoLayout
        }

        styles {
            element "Browser" {
                shape WebBrowser
            }
            element "Database" {
                shape Cylinder
            }
        }
    }

}
