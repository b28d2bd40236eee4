// Next merges the small style sheets that follow each other on any page, unless a global one is between them. The
// portal's entry points import this file first, so that public pages load none of the portal's style sheets.
import "@/components/ui/button.module.css";
import "@/components/ui/card-image.module.css";
import "@/components/ui/empty-state.module.css";
import "@/components/ui/error-summary.module.css";
import "@/components/ui/fields.module.css";
import "@/components/ui/form-outcome.module.css";
import "@/components/ui/loading-note.module.css";
import "@/components/ui/notice.module.css";
import "@/components/ui/rich-text.module.css";
import "@/components/ui/toasts.module.css";
import "@mantine/tiptap/styles.layer.css";
